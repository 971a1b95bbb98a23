const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A file size, such as "1,2 MB". */
export const sizeInWords = (bytes: number): string => {
  const [amount, unit] =
    bytes < megabyte ? [Math.ceil(bytes / kilobyte), 'KB'] : [Math.round((bytes / megabyte) * 10) / 10, 'MB'];
  return `${amount.toLocaleString('tr')} ${unit}`;
};
