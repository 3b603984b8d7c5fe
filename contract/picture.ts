/** What may be sent as a picture: checked before it is sent, and again by its content. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: 5 * 1024 * 1024,
  /** More than any telephone's photo; a small file can claim far more. */
  pixels: 50_000_000,
} as const;

/** Every picture is kept in two sizes, by the longer side: for lists, and for its own page. */
export const PICTURE_SIZES = { small: 160, large: 640 } as const;

export const PICTURE_PATH = '/images/uploads/';

/** The small size of a picture that somebody sent; any other path stays as it is. */
export const smallPicture = (path: string) =>
  path.startsWith(PICTURE_PATH) ? path.replace(`-${PICTURE_SIZES.large}.`, `-${PICTURE_SIZES.small}.`) : path;
