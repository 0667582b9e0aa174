/** The names of the companies: the five of 1977, and seven more in their manner. */

/** The companies by letter, A first. */
export const COMPANY_NAMES: readonly string[] = [
  'Altair Starways',
  'Betelgeuse, Ltd.',
  'Capella Freight Co.',
  'Denebola Shippers',
  'Eridani Expediters',
  'Fomalhaut Forwarders',
  'Gacrux Haulage',
  'Hadar Merchantmen',
  'Izar Couriers',
  'Jabbah Transport Co.',
  'Kochab Carriers',
  'Lesath Lines, Inc.',
];
