import { useState } from 'react';

import { AddProductDialog } from './AddProductDialog';
import { EditProductDialog } from './EditProductDialog';

interface ProductDialogProps {
  /** The product to change; without one the dialog adds a new one. */
  productId?: number;
  isStockUpdate?: boolean;
  onClose: () => void;
}

/** Add Product, or Edit Product; whoever adds what is there already may go on to that one. Speaks the texts of `inventory`. */
export function ProductDialog({ productId, ...dialog }: ProductDialogProps) {
  const [knownId, setKnownId] = useState<number>();
  const id = productId ?? knownId;

  return id === undefined ? (
    <AddProductDialog {...dialog} onOpenKnown={setKnownId} />
  ) : (
    <EditProductDialog {...dialog} id={id} />
  );
}
