declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
    /** Leaves out glyphs that only substitution rules reach. */
    noLayoutClosure?: boolean;
  }

  // biome-ignore lint/style/noDefaultExport: describes a package that has one
  export { subsetFont as default };

  function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
