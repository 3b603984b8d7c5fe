export {
  useAddProductMutation,
  useGetProductQuery,
  useGetProductsQuery,
  useGetStockMovementsQuery,
  useUpdateProductMutation,
  useUpdateProductsMutation,
} from './api/productApi';
export { ProductMarks } from './ui/ProductMarks';
export { StockLevel } from './ui/StockLevel';
