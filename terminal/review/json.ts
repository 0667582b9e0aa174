/** Data as JSON for other programs: the same text for the same data, without digits that mean nothing. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`;
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
