declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  /** The bytes of a font that only contains what `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      keepFeatures?: readonly string[];
      variationAxes?: Readonly<Record<string, Axis>>;
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
