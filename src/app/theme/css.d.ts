/** The build extracts imported style sheets. */
declare module '*.css';
