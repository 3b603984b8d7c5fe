export interface Screen {
  name: string;
  path: string;
  /** The goal for its JavaScript, where there is one: bytes as they travel. */
  scriptLimit?: number;
}

/** What is measured. A public route more is a line more. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', scriptLimit: 170 * 1024 },
  { name: 'medications', path: '/medications' },
  { name: 'medication', path: '/medicationdetails/1' },
];
