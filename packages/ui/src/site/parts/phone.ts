/** The digits of a phone number in its international form ("0232 555 01 40" → "902325550140"), empty where there are none. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return `90${digits.slice(1)}`;
  if (digits.length === 10) return `90${digits}`;
  return digits;
}

/** The address that dials a phone number. */
export const phoneHref = (phone: string): string => `tel:+${international(phone)}`;

/** The address that opens a WhatsApp chat with a phone number. */
export const whatsAppHref = (phone: string): string => `https://wa.me/${international(phone)}`;
