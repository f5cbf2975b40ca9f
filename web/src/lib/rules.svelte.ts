// Which rule is open. Any part of the page may ask for one by its number.

class Rules {
  wanted = $state<string | null>(null);
  /** Counts the questions, so that the same rule may be asked for twice. */
  asked = $state(0);

  show(rule: string): void {
    this.wanted = rule;
    this.asked += 1;
  }
}

export const rules = new Rules();
