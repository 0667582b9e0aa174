/**
 * Objects as JSON, part by part. A part that is the very object it was before (the head of a match, a
 * configuration) is not written anew: half of every update is such parts.
 */
export class Wording {
  readonly #parts = new Map<string, { part: object; text: string | undefined }>();

  /** What `JSON.stringify` makes of a plain object. */
  write(whole: object): string {
    let text = '';
    for (const [name, part] of Object.entries(whole)) {
      const words = this.#write(name, part);
      if (words !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${words}`;
    }
    return `{${text}}`;
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
