/** The clock and the timers of the page, for what knows neither. */
export const TIMERS = {
  now: (): number => Date.now(),
  /** Calls back after this many milliseconds; the function it returns calls that off. */
  wait: (milliseconds: number, then: () => void): (() => void) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
