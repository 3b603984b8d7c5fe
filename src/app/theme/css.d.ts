/** The build takes style sheets out of the code. */
declare module '*.css';
