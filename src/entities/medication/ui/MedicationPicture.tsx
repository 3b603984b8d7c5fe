import { PLACEHOLDER } from '@/shared/config';
import { Picture } from '@/shared/ui/picture';

interface MedicationPictureProps {
  src: string | null;
  /** Empty if the name is beside the picture. */
  alt: string;
  isEager?: boolean;
}

export const MedicationPicture = ({ src, alt, isEager }: MedicationPictureProps) => (
  <Picture
    src={src}
    alt={alt}
    placeholder={PLACEHOLDER.medication}
    width={400}
    height={300}
    isEager={isEager}
    style={{ width: '100%', borderRadius: 10 }}
  />
);
