/**
 * Objects as JSON, part by part. A part that is the very object it was before (the head of a match, a
 * configuration) is not written anew: half of a whole update is such parts.
 */
export class JsonCache {
  readonly #parts = new Map<string, { part: object; text: string | undefined }>();

  /** The parts of a plain object as `JSON.stringify` writes them, each after a comma, without those that are named. */
  write(whole: object, ...without: readonly (string | undefined)[]): string {
    let text = '';
    for (const [name, part] of Object.entries(whole)) {
      if (without.includes(name)) continue;
      const words = this.#write(name, part);
      if (words !== undefined) text += `,${JSON.stringify(name)}:${words}`;
    }
    return text;
  }

  #write(name: string, part: unknown): string | undefined {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.#parts.get(name);
    if (known?.part === part) return (known.text ??= JSON.stringify(part));
    if (known === undefined) this.#parts.set(name, { part, text: undefined });
    else [known.part, known.text] = [part, undefined];
    return JSON.stringify(part);
  }
}
