/** Where the journeys' own servers listen: visitors and admins have one each, as what admins write visitors would see. */
export const e2ePorts = { visitors: 3907, panel: 3910 } as const;

/** The admin that the journeys' servers are started with. */
export const e2eAdmin = { email: 'yonetici@ornek.example', password: 'Deneme-Parolasi-2026' } as const;
