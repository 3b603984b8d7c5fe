import { siteOrigin } from '@/shared/config';

/** What a path of this site is called from elsewhere. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin()).href;
