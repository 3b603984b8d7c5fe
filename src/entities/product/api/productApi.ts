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
  /** With a stock: the same key sent twice is one count. */
  countKey?: string | undefined;
}

const changedTags = tagsUnlessRefused('Medication', 'Category', 'Statistics');
/** What others have stored meanwhile, a stock or the same product, is in conflict: the list is read again, and not the form that is open. */
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
      // For a form, which begins with what the server has at that moment and not with what an earlier one left behind.
      keepUnusedDataFor: 0,
      providesTags: (_product, _error, id) => [{ type: 'Medication', id }],
    }),
    getProductPortion: build.query<ExportedProducts, ProductExportQuery>({
      query: (params) => ({ url: '/pharmacy/medications/export', params }),
      // Each is written into a file and never shown: a shelf of them is much to remember.
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
      // A refusal tells of a stock that others have moved.
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
      // Each portion is done by itself: where the answer was lost, some of them may be.
      invalidatesTags: ['Medication', 'Category', 'Statistics'],
    }),
    importProducts: build.mutation<ImportedProducts, ProductsImport>({
      query: (body) => ({ url: '/medications/import', method: 'POST', body, isRepeatable: true }),
      transformErrorResponse: (error, meta): AppError => ({ ...error, data: pauseAskedFor(meta?.response) }),
    }),
    getForeignCategories: build.query<ForeignCategory[], void>({
      query: () => '/pharmacy/foreign-categories',
      // A colleague may have chosen meanwhile.
      keepUnusedDataFor: 0,
      providesTags: ['ForeignCategory'],
    }),
    keepForeignCategories: build.mutation<null, ForeignCategoriesInput>({
      query: (body) => ({ url: '/pharmacy/foreign-categories/update', method: 'POST', body, isRepeatable: true }),
      invalidatesTags: ['ForeignCategory'],
    }),
  }),
});

/** For how many seconds the server wants to be left alone, where it says so. */
const pauseAskedFor = (response: Response | undefined) => Number(response?.headers.get('retry-after')) || null;

/** The pause of a portion that was refused for a while, in seconds. */
export const importPauseOf = (error: unknown) =>
  isAppError(error) && typeof error.data === 'number' ? error.data : null;

/** After the last portion of an import. */
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
