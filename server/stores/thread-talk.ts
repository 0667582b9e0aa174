/** What a server and the thread of its database say to each other. */
import type { Failure, Row, Statement } from './driver.ts';

/** Statements for one transaction; or that nothing more will come. */
export type ThreadQuestion = { readonly id: number; readonly statements: readonly Statement[] } | 'close';

export interface ThreadTrouble {
  /** `problem` is for people, `fault` is ours. */
  readonly kind: Failure['kind'] | 'problem' | 'fault';
  readonly message: string;
}

export type ThreadAnswer =
  | { readonly is: 'open' }
  | { readonly is: 'closed'; readonly trouble: ThreadTrouble }
  | { readonly is: 'done'; readonly id: number; readonly rows: readonly (readonly Row[])[] }
  | { readonly is: 'failed'; readonly id: number; readonly trouble: ThreadTrouble };
