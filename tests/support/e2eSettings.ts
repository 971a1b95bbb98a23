/**
 * `E2E_PORT` moves the journeys' servers to other ports, so that two copies of the repository can run their journeys at
 * the same time.
 */
const first = Number(process.env['E2E_PORT'] ?? 3907);

/**
 * The ports of the journeys' servers. Journeys that would see each other's writes use separate ones: visitors, the
 * owner, and two for admins. The journeys of development, a broken store, a hostile one, mail and the first day start
 * their own.
 */
export const e2ePorts = {
  visitors: first,
  development: first + 1,
  broken: first + 2,
  panel: first + 3,
  hostile: first + 4,
  /** A server that implements only the specification, and the front end over it. */
  plainApi: first + 5,
  front: first + 6,
  panelLists: first + 7,
  owner: first + 8,
  mail: first + 9,
  firstDay: first + 10,
} as const;

/** The admin that the journeys' servers are started with. */
export const e2eAdmin = { email: 'yonetici@ornek.example', password: 'Deneme-Parolasi-2026' } as const;
