/** The shapes of stars and outposts, around their middle. */

export function starPath(x: number, y: number): string {
  return `M${x} ${y - 13}L${x + 3.4} ${y - 3.4}L${x + 13} ${y}L${x + 3.4} ${y + 3.4}L${x} ${y + 13}L${x - 3.4} ${y + 3.4}L${x - 13} ${y}L${x - 3.4} ${y - 3.4}Z`;
}

export function outpostPath(x: number, y: number): string {
  return `M${x} ${y - 9}V${y + 9}M${x - 9} ${y}H${x + 9}M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`;
}
