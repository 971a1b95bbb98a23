const robots =
  /bot|crawl|spider|slurp|scan|monitor|preview|headless|lighthouse|pagespeed|curl|wget|python|java\/|okhttp|axios|node|go-http|feed|facebookexternalhit|whatsapp\//i;

/** Whether a request says that no person sent it; browsers all have a name that begins alike. */
export const isRobot = (userAgent: string | undefined): boolean => {
  const name = userAgent?.slice(0, 300) ?? '';
  return !name.startsWith('Mozilla/5.0') || robots.test(name);
};
