/** A PDF of one empty page, made unique by a comment; `more` is added to its objects. */
export function plainPdf(remark = '', more = ''): Buffer {
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj',
  ];
  let text = `%PDF-1.7\n%${remark}\n`;
  const places = objects.map((object) => {
    const place = text.length;
    text += `${object}\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  text += more;
  const table = text.length;
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer <</Size 4 /Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}
