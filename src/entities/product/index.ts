export {
  importPauseOf,
  outdateProducts,
  useAddProductMutation,
  useGetOwnCategoriesQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useGetStockMovementsQuery,
  useImportProductsMutation,
  useLazyGetProductPortionQuery,
  useMoveStockMutation,
  useUpdateProductMutation,
  useUpdateProductsMutation,
} from './api/productApi';
export { routeToInventory } from './model/routeToInventory';
export { ProductMarks } from './ui/ProductMarks';
export { StockLevel } from './ui/StockLevel';
