/** The parts of the runtime's interface that are used here; its package describes none of it. */
declare module '@tensorflow/tfjs-tflite/wasm/tflite_web_api_cc_simd.js' {
  export interface TfLite {
    HEAPU8: Uint8Array
    _malloc(bytes: number): number
    TFLiteWebModelRunner: {
      CreateFromBufferAndOptions(
        address: number,
        bytes: number,
        options: {
          numThreads: number
          enableProfiling: boolean
          maxProfilingBufferEntries: number
        },
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

  export default function loadRuntime(options: {
    wasmBinary: Uint8Array
    printErr: (line: string) => void
  }): Promise<TfLite>
}
