declare module 'cssjanus' {
  const cssjanus: {
    /** Mirrors a style sheet from left to right. */
    transform: (css: string) => string;
  };
  export default cssjanus;
}
