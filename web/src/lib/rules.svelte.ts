// Which rule is open. Any part of the page may ask for one by its number.

class RulePane {
  wanted = $state<string | null>(null);
  /** Counts the questions, so that the same rule may be asked for twice. */
  asked = $state(0);
  /** Rules that were open before this one, for the way back. */
  trail = $state<string[]>([]);

  show(rule: string): void {
    if (this.wanted !== null && this.wanted !== rule) this.trail.push(this.wanted);
    this.wanted = rule;
    this.asked += 1;
  }

  back(): void {
    this.wanted = this.trail.pop() ?? this.wanted;
    this.asked += 1;
  }

  /** Nothing is open at the next table. */
  forget(): void {
    this.wanted = null;
    this.asked = 0;
    this.trail = [];
  }
}

export const rules = new RulePane();
