import { PLACEHOLDER } from '@/shared/config';
import { Picture } from '@/shared/ui/picture';

interface PharmacyPictureProps {
  src: string | null;
  isEager?: boolean;
}

/** Decorative: the name of the pharmacy is always beside it. */
export const PharmacyPicture = ({ src, isEager }: PharmacyPictureProps) => (
  <Picture
    src={src}
    alt=""
    placeholder={PLACEHOLDER.pharmacy}
    width={1200}
    height={675}
    isEager={isEager}
    style={{ width: '100%', borderRadius: 10 }}
  />
);
