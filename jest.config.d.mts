declare const config: {
  roots: readonly string[];
  moduleNameMapper: Readonly<Record<string, string>>;
};
export default config;
