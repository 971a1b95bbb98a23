/** Where the journeys' own server listens. */
export const e2ePort = 3907;

/** The admin that the journeys' server is started with. */
export const e2eAdmin = { email: 'yonetici@ornek.example', password: 'Deneme-Parolasi-2026' } as const;
