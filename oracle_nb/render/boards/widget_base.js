// What the browser part of ipycanvas needs of Jupyter's widgets, for canvases that aren't widgets:
// models with values. All else that widgets do, and a megabyte of code that does it, is left out.

class WidgetModel {
  constructor(values) {
    this.values = {...this.defaults(), ...values};
    this.initialize(values, {});
  }

  defaults() { return {}; }

  initialize() {}

  get(name) { return this.values[name]; }

  // Nobody changes their values, and nobody else listens.
  on() {}

  on_some_change() {}

  trigger() {}
}

const widgetBase = {
  WidgetModel,
  DOMWidgetModel: WidgetModel,
  DOMWidgetView: class {},
  // A canvas is named by its layer.
  unpack_models: (layer, layers) => layers[layer],
};
let ipycanvas;
const define = (_names, make) => { ipycanvas = make(widgetBase); };
