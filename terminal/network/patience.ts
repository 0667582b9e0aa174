/** Something that is usually quick, such as a server's first answer: whoever waits longer is told what for. */

/** So long nobody wonders. */
const QUIET_MS = 1000;

export async function withPatience<Result>(work: Promise<Result>, tell: () => Promise<void>): Promise<Result> {
  const waiting = setTimeout(() => void tell(), QUIET_MS);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
  }
}
