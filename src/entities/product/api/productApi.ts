import type { ForeignCategoriesInput } from '@contract/foreignCategories';
import type {
  ChangedProduct,
  NewProduct,
  ProductExportQuery,
  ProductListQuery,
  ProductsChange,
} from '@contract/product';
import type { ProductsImport } from '@contract/productsImport';
import type { StockMove, StockMovementQuery } from '@contract/stock';
import type { Paginated } from '@contract/wire/envelope';
import type { ForeignCategory } from '@contract/wire/foreignCategory';
import type { CategoryWithCount } from '@contract/wire/medication';
import type { ChangedProducts, ExportedProducts, ImportedProducts, Product, ProductRow } from '@contract/wire/product';
import type { StockMovement } from '@contract/wire/stock';
import { type AppError, baseApi, isAppError, listTags, tagsUnlessRefused, withImage } from '@/shared/api';

type WithImage<Input> = Input & { image?: File | undefined };

interface ProductUpdate extends WithImage<Partial<ChangedProduct>> {
  id: number;
  /** Needed with a stock: sending the same key twice sets the stock only once. */
  countKey?: string | undefined;
}

const changedTags = tagsUnlessRefused('Medication', 'Category', 'Statistics');
/**
 * After a conflict (a colleague has changed the stock, or added the same product) only the list is read again, so that the open form keeps
 * its values.
 */
const savedTags = (product: Product | undefined, error: AppError | undefined) =>
  error?.status === 409 ? [{ type: 'Medication', id: 'LIST' } as const] : changedTags(product, error);

const productApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Paginated<ProductRow>, Partial<ProductListQuery>>({
      query: (params) => ({ url: '/pharmacy/medications', params }),
      providesTags: (page) => listTags('Medication', page?.data),
    }),
    getOwnCategories: build.query<CategoryWithCount[], void>({
      query: () => '/pharmacy/medications/categories',
      providesTags: ['Category'],
    }),
    getProduct: build.query<Product, number>({
      query: (id) => `/pharmacy/medications/${id}`,
      // A form must start from the server's current values.
      keepUnusedDataFor: 0,
      providesTags: (_product, _error, id) => [{ type: 'Medication', id }],
    }),
    getProductPortion: build.query<ExportedProducts, ProductExportQuery>({
      query: (params) => ({ url: '/pharmacy/medications/export', params }),
      // Written into a file and never shown again; all portions together are large.
      keepUnusedDataFor: 0,
    }),
    getStockMovements: build.query<Paginated<StockMovement>, Pick<StockMovementQuery, 'page'> & { id: number }>({
      query: ({ id, ...params }) => ({ url: `/medications/${id}/stock-movements`, params }),
      providesTags: (_page, _error, { id }) => [{ type: 'Medication', id }],
    }),
    moveStock: build.mutation<StockMovement, { id: number; input: StockMove; idempotencyKey: string }>({
      query: ({ id, input, idempotencyKey }) => ({
        url: `/medications/${id}/stock-movements`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: input,
      }),
      // After a refusal too: somebody else may have moved the stock.
      invalidatesTags: ['Medication', 'Statistics'],
    }),
    addProduct: build.mutation<Product, WithImage<NewProduct>>({
      query: (input) => ({ url: '/medications/create', method: 'POST', ...withImage(input) }),
      invalidatesTags: savedTags,
    }),
    updateProduct: build.mutation<Product, ProductUpdate>({
      query: ({ id, countKey, ...input }) => ({
        url: `/medications/${id}/update`,
        method: 'POST',
        headers: countKey === undefined ? {} : { 'idempotency-key': countKey },
        ...withImage(input),
      }),
      invalidatesTags: savedTags,
    }),
    updateProducts: build.mutation<ChangedProducts, Partial<ProductsChange>>({
      query: (body) => ({ url: '/pharmacy/medications/update', method: 'POST', body }),
      // After a failure too: products are changed in portions, and some may have been changed before the answer was lost.
      invalidatesTags: ['Medication', 'Category', 'Statistics'],
    }),
    importProducts: build.mutation<ImportedProducts, ProductsImport>({
      query: (body) => ({ url: '/medications/import', method: 'POST', body, isRepeatable: true }),
      transformErrorResponse: (error, meta): AppError => ({ ...error, data: pauseAskedFor(meta?.response) }),
    }),
    getForeignCategories: build.query<ForeignCategory[], void>({
      query: () => '/pharmacy/foreign-categories',
      // A colleague may have changed the choices meanwhile.
      keepUnusedDataFor: 0,
      providesTags: ['ForeignCategory'],
    }),
    keepForeignCategories: build.mutation<null, ForeignCategoriesInput>({
      query: (body) => ({ url: '/pharmacy/foreign-categories/update', method: 'POST', body, isRepeatable: true }),
      invalidatesTags: ['ForeignCategory'],
    }),
  }),
});

/** The seconds of a `Retry-After` header, if there is one. */
const pauseAskedFor = (response: Response | undefined) => Number(response?.headers.get('retry-after')) || null;

/** How many seconds to wait before sending a refused portion again; null if the server does not say. */
export const importPauseOf = (error: unknown) =>
  isAppError(error) && typeof error.data === 'number' ? error.data : null;

/** Makes the lists be read again, once all portions of an import were sent. */
export const outdateProducts = () => baseApi.util.invalidateTags(['Medication', 'Category', 'Statistics']);

export const {
  useGetProductsQuery,
  useGetOwnCategoriesQuery,
  useGetProductQuery,
  useLazyGetProductPortionQuery,
  useGetStockMovementsQuery,
  useMoveStockMutation,
  useAddProductMutation,
  useUpdateProductMutation,
  useUpdateProductsMutation,
  useImportProductsMutation,
  useGetForeignCategoriesQuery,
  useKeepForeignCategoriesMutation,
} = productApi;
