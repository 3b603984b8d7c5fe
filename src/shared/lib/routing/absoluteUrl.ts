import { siteOrigin } from '@/shared/config';

/** The full URL of a path, for use outside of the site. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
