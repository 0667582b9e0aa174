/** What somebody is called who has not said it: nothing that would tell strangers who they are. */
export function usualName(): string {
  return 'Captain';
}
