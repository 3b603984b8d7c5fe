import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { quantityProblem } from '@contract/cart';
import type { CartLine } from '@contract/wire/cart';
import { useSay } from '@/shared/i18n';

/** Why a line cannot be ordered as it stands; nothing where it can. Speaks the texts of `cart`. */
export function LineProblem({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const say = useSay();
  if (line.problem === null) return null;

  const shelf = { available: line.problem === 'out_of_stock' ? 0 : line.medication.available_quantity };
  const problem = line.problem === 'not_sold' ? null : quantityProblem(line.quantity, shelf);
  return (
    <Typography variant="body2" color="error">
      {problem ? say(problem) : t('notSold')}
    </Typography>
  );
}
