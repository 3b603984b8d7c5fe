import AcUnitIcon from '@mui/icons-material/AcUnitOutlined';
import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import CoronavirusIcon from '@mui/icons-material/CoronavirusOutlined';
import LocalFloristIcon from '@mui/icons-material/LocalFloristOutlined';
import LocalPharmacyIcon from '@mui/icons-material/LocalPharmacyOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WbSunnyIcon from '@mui/icons-material/WbSunnyOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

import type { CategoryIcon as IconName } from '@contract/medication';

const ICONS = {
  'pain-relief': BoltIcon,
  antibiotic: CoronavirusIcon,
  vitamins: WbSunnyIcon,
  allergy: LocalFloristIcon,
  diabetes: BloodtypeIcon,
  heart: MonitorHeartIcon,
  'skin-care': SpaIcon,
  digestion: RestaurantIcon,
  'cold-flu': AcUnitIcon,
  'eye-ear': VisibilityIcon,
  default: LocalPharmacyIcon,
} as const satisfies Record<IconName, typeof SvgIcon>;

interface CategoryIconProps {
  icon: IconName;
  size?: 'small' | 'large';
  /** What a chip sets its icon by. */
  className?: string;
}

/** Decoration: the category's name always stands beside it. */
export function CategoryIcon({ icon, size = 'small', className }: CategoryIconProps) {
  const Icon = ICONS[icon];
  return <Icon fontSize={size} color="primary" className={className} />;
}
