/** Which pictures may be uploaded. The browser checks a picture before it is sent, and the server checks its content. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: 5 * 1024 * 1024,
  /** More than the photos of any phone. A small file can claim to have far more. */
  pixels: 50_000_000,
  /**
   * Pixels of the longer side, more than any panorama has. A picture that is one pixel wide takes ten times the memory or the time of
   * others with as many pixels.
   */
  side: 20_000,
} as const;

/**
 * Every picture is stored in two sizes, given as the pixels of the longer side: one for lists, and one for its own page, where the picture
 * of a pharmacy takes the full width.
 */
export const PICTURE_SIZES = {
  product: { small: 160, large: 640 },
  pharmacy: { small: 640, large: 1280 },
} as const;

export type PictureKind = keyof typeof PICTURE_SIZES;

export const PICTURE_PATH = '/images/uploads/';

const { product, pharmacy } = PICTURE_SIZES;

/** The path of the small size of an uploaded picture, from the path of the large one. Any other path is returned unchanged. */
export const smallPicture = (path: string): string =>
  path.startsWith(PICTURE_PATH)
    ? path.replace(/-(\d+)\./, (_all, large) => `-${Number(large) === product.large ? product.small : pharmacy.small}.`)
    : path;
