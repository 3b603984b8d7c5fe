/** What may be sent as a picture: checked before it is sent, and again by its content. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: 5 * 1024 * 1024,
  /** More than any telephone's photo; a small file can claim far more. */
  pixels: 50_000_000,
  /** Of the longer side, more than any panorama: a line or a column of all these pixels takes ten times the memory or the time. */
  side: 20_000,
} as const;

/** Every picture is stored in two sizes, in pixels of the longer side: for lists, and for its own page, where a pharmacy's spans the width. */
export const PICTURE_SIZES = {
  product: { small: 160, large: 640 },
  pharmacy: { small: 640, large: 1280 },
} as const;

export type PictureKind = keyof typeof PICTURE_SIZES;

export const PICTURE_PATH = '/images/uploads/';

const { product, pharmacy } = PICTURE_SIZES;

/** The small size of a picture that somebody sent, by the path of its large one; any other path stays as it is. */
export const smallPicture = (path: string): string =>
  path.startsWith(PICTURE_PATH)
    ? path.replace(/-(\d+)\./, (_all, large) => `-${Number(large) === product.large ? product.small : pharmacy.small}.`)
    : path;
