import { useState } from 'react';

import { AddProductDialog } from './AddProductDialog';
import { EditProductDialog } from './EditProductDialog';

interface ProductDialogProps {
  /** The product to change; without one the dialog adds a new one. */
  productId?: number;
  isStockUpdate?: boolean;
  onClose: () => void;
}

/**
 * The dialog to add or edit a product. If the pharmacy already has the new product, the dialog can switch to editing that one. Uses the
 * texts of `inventory`.
 */
export function ProductDialog({ productId, ...dialog }: ProductDialogProps) {
  const [knownId, setKnownId] = useState<number>();
  const id = productId ?? knownId;

  return id === undefined ? (
    <AddProductDialog {...dialog} onOpenKnown={setKnownId} />
  ) : (
    <EditProductDialog {...dialog} id={id} />
  );
}
