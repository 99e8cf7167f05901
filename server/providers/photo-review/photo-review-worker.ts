import * as energetic from '@energetic-ai/core'
import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid'
import sharp from 'sharp'

const INPUT_PX = 224
/** The model's own order: drawing, hentai, neutral, porn, sexy. */
const HENTAI = 1
const PORN = 3

export interface Judgement {
  /** How likely the photo is explicit, 0 to 1. Bare skin alone is not: it is what photos for a tattoo show. */
  explicit: number
}

interface Tensor {
  data(): Promise<Float32Array>
  dispose(): void
}

interface Model {
  predict(input: Tensor): Tensor
}

interface ModelDescription {
  modelTopology: object
  weightsManifest: { weights: object[] }[]
  format?: string
}

/** The part of the runtime that is used here; its own types stand in a package of 40 MB. */
interface Runtime {
  ready(): Promise<void>
  tensor4d(values: Float32Array, shape: [number, number, number, number]): Tensor
  loadGraphModel(source: { load(): Promise<object> }): Promise<Model>
}

const runtime = energetic as unknown as Runtime

let model: Promise<Model> | undefined

export async function judge(photo: Uint8Array): Promise<Judgement> {
  model ??= loadModel()
  const loaded = await model
  const pixels = await sharp(photo)
    .resize(INPUT_PX, INPUT_PX, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const input = runtime.tensor4d(
    Float32Array.from(pixels, (value) => value / 255),
    [1, INPUT_PX, INPUT_PX, 3],
  )
  const output = loaded.predict(input)
  try {
    const classes = await output.data()
    return { explicit: classes[PORN]! + classes[HENTAI]! }
  } finally {
    input.dispose()
    output.dispose()
  }
}

/** The weights of nsfwjs on the runtime that the embeddings use: a tenth of the time of its own, which is plain JavaScript. */
async function loadModel(): Promise<Model> {
  const { default: description } = await MobileNetV2MidModel.modelJson()
  const bundles = await Promise.all(
    MobileNetV2MidModel.weightBundles.map(async (load) =>
      Buffer.from((await load()).default, 'base64'),
    ),
  )
  const { modelTopology, weightsManifest, format } = description as ModelDescription
  await runtime.ready()
  return runtime.loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology,
        weightSpecs: weightsManifest.flatMap(({ weights }) => weights),
        weightData: new Uint8Array(Buffer.concat(bundles)).buffer,
        ...(format === undefined ? {} : { format }),
      }),
  })
}
