export {
  importPauseOf,
  outdateProducts,
  useAddProductMutation,
  useGetForeignCategoriesQuery,
  useGetOwnCategoriesQuery,
  useGetProductQuery,
  useGetProductsQuery,
  useGetStockMovementsQuery,
  useImportProductsMutation,
  useKeepForeignCategoriesMutation,
  useLazyGetProductPortionQuery,
  useMoveStockMutation,
  useUpdateProductMutation,
  useUpdateProductsMutation,
} from './api/productApi';
export { routeToInventory } from './model/routeToInventory';
export { useKeptImport } from './model/useKeptImport';
export { ProductMarks } from './ui/ProductMarks';
export { StockLevel } from './ui/StockLevel';
