declare module 'cssjanus' {
  const cssjanus: {
    /** Mirrors a left-to-right style sheet for right-to-left text. */
    transform: (css: string) => string;
  };
  export default cssjanus;
}
