// Draws a component: what Panel itself would import from a blob, which the content security policy forbids.

const render = (id) => {
  const view = Bokeh.index.find_one_by_id(id);
  if (view == null) return null;
  const output = view.render_fn({view, model: view.model_proxy, data: view.model.data, el: view.container});
  Promise.resolve(output).then((made) => {
    if (made instanceof Element) view.container.replaceChildren(made);
    view.after_rendered();
  });
};

export default {render};
