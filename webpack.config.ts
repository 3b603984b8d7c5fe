import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type Module } from 'webpack';

import { BRAND } from './contract/language';
import { swcOptions } from './scripts/swcOptions';

type Mode = 'production' | 'development';

const root = import.meta.dirname;

/** react-router's exports name only its development build, which is larger and checks more: production asks for the other by path. */
const productionRouter = {
  'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
};

/** What stands in for `useSyncExternalStore` where React has none: ours has it, under the same name. */
const reactForShim = { 'use-sync-external-store/shim$': resolve(root, 'node_modules/react') };

/** As lasting as the usual ones, and shorter: they stand in the code everywhere. The packages are some hundreds. */
const idsOf = (maxLength: number, test?: (module: Module) => boolean) =>
  new webpack.ids.DeterministicModuleIdsPlugin({ maxLength, fixedLength: true, test });

const isPackage = (module: Module) => module.nameForCondition()?.includes('node_modules') ?? false;

/** The browser client, from `src/app/index.tsx` to `outputPath`; the page holds no inline script, so that the CSP can forbid them. */
export default function clientConfig(mode: Mode, outputPath: string): Configuration {
  const isProduction = mode === 'production';

  return {
    mode,
    context: root,
    entry: './src/app/index.tsx',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      // Every chunk's name stands in the first script: a short hash is enough to find it.
      ...(isProduction && { chunkFilename: 'assets/[contenthash:6].js' }),
      // A line that holds one up for a minute is not slow: what did not come says so and is asked for again.
      chunkLoadTimeout: 60_000,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': resolve(root, 'src'),
        '@contract': resolve(root, 'contract'),
        ...reactForShim,
        ...(isProduction && productionRouter),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: ({ resource }) => ({ loader: 'swc-loader', options: swcOptions(resource ?? '', mode) }),
          // A chunk takes only what it uses from a slice's index.ts; the lint forbids imports for their effect alone.
          sideEffects: false,
        },
        // Says nothing of side effects and has none: without a use it stays out.
        { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(woff2|svg|png|webp|jpe?g)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'public/index.html', scriptLoading: 'defer', brand: BRAND }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
      ...(isProduction ? [idsOf(3, isPackage), idsOf(4)] : []),
      ...(isProduction ? [] : [new ReactRefreshPlugin()]),
    ],
    optimization: {
      runtimeChunk: 'single',
      mangleExports: 'size',
      moduleIds: isProduction ? false : 'named',
      // Small pieces compress badly by themselves, and each is a request: what is not worth one goes along with its page.
      splitChunks: { chunks: 'all', minSize: 45_000 },
      // No getter of what we load does anything but get: what is only read may go.
      minimizer: [
        new MinimizerPlugin({
          // Beside the code: nobody waits for a licence.
          extractComments: { condition: 'some', banner: false },
          // As small as by Terser, in a tenth of its time.
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, pure_getters: true, ecma: 2020 } },
        }),
      ],
    },
    performance: false,
  };
}
