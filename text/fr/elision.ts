/** The French "de" before a name, which loses its vowel before another: `de SOL`, `d’IVAN`. */
export function de(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
