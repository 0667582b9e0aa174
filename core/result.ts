/**
 * A value, or the problem that stands in its way. A problem is data: `why` names the case, its other fields are the facts.
 * Only the catalogues in `text/` put it in words, so a program in another language says it in its own.
 */

/** Why something cannot be done: one case of a discriminated union, with its facts. */
export interface Problem {
  readonly why: string;
}

/** What was asked for, or why it cannot be had. */
export type Result<Value, P> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: P };

/** A language's words for a union of problems; the compiler names what is missing. */
export type Wording<P extends Problem> = {
  readonly [Why in P['why']]: (facts: Extract<P, { readonly why: Why }>) => string;
};

/** A problem in the words of a language. */
export function inWords<P extends Problem>(problem: P, wording: Wording<P>): string {
  const why: P['why'] = problem.why;
  // oxlint-disable-next-line no-unsafe-type-assertion -- each case has a function that takes exactly that case, which the compiler cannot follow
  return (wording[why] as (facts: P) => string)(problem);
}

/** The value of a result that cannot be a problem; a mistake of ours otherwise. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
