// What a player of a benchmark does: the first space that is offered; all that can be bought of the first company.

export function firstAction(/** @type {any} */ ask) {
  if (ask?.ask === 'place') {
    const [first] = ask.spaces;
    return [first?.space, ...(first?.companies?.slice(0, 1) ?? [])].join(' ');
  }
  const [company] = ask?.companies ?? [];
  return company === undefined || company.most === 0 ? 'pass' : `${company.company} ${company.most}`;
}
