// How much time is left, as precisely as it matters: 23 h 59 min, 4:05 min, 9 seconds.

import { t } from "./speech.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= HOUR) {
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    return t("clock-hours", { hours: Math.floor(whole / HOUR), minutes });
  }
  if (whole >= MINUTE) {
    const rest = String(whole % MINUTE).padStart(2, "0");
    return t("clock-minutes", { minutes: `${Math.floor(whole / MINUTE)}:${rest}` });
  }
  return t("clock-left", { seconds: whole });
}
