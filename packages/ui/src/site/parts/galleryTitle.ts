/** File names of cameras and phones, with an optional number at the end. */
const cameraName =
  /^(?:(?:img|imag|image|dsc[fn]?|dcim|pxl|mvimg|pict|photo|foto|gopr|dji|wa|screenshot|screen shot|ekran görüntüsü|whatsapp image)[\s_\-.]*\d|p\d{4})(?:[\d\s_\-.:()]|wa|at|am|pm)*$|^[\d\s_\-.()]{6,}$/i;

/** A picture's title as visitors see it; empty if it is a camera's file name. */
export const galleryTitle = (title: string): string => (cameraName.test(title.trim()) ? '' : title);
