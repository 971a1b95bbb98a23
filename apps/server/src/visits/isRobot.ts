const robots =
  /bot|crawl|spider|slurp|scan|monitor|preview|headless|lighthouse|pagespeed|curl|wget|python|java\/|okhttp|axios|node|go-http|feed|facebookexternalhit|whatsapp\//i;

/** Whether a user agent is not a person's browser; all browsers' names start alike. */
export const isRobot = (userAgent: string | undefined): boolean => {
  const name = userAgent?.slice(0, 300) ?? '';
  return !name.startsWith('Mozilla/5.0') || robots.test(name);
};
