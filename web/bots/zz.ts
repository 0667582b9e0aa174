export async function zz(): Promise<void> {}
export function y(): void { zz(); const a: Worker | undefined = undefined as unknown as Worker; a.terminate(); }
